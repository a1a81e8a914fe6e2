import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type Copy, type Dockerfile, type Instruction } from 'dockerfile-ast';
import { root } from '../../../src/project/root.ts';

/** What the container file says of the image that runs. */
export type ContainerFile = {
  /** The image that every stage begins with. */
  base: string;
  /** What is copied from an earlier stage, absolute there, and where to, relative to the working folder. */
  copied: readonly { stage: string; sources: readonly string[]; to: string }[];
  environment: Readonly<Record<string, string>>;
  workingFolder: string;
  user: string;
  volume: string;
  stopSignal: string;
  /** Programs with their arguments: what runs, and what asks whether it is well. */
  command: readonly string[];
  healthCheck: readonly string[];
};

/**
 * Reads `Dockerfile`.
 * @throws Error if its last stage lacks an instruction that it should have.
 */
export function readContainerFile(): ContainerFile {
  const file = DockerfileParser.parse(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const instructions = file.getInstructions();
  const last = instructions.findLastIndex((one) => one.getKeyword() === 'FROM');
  const stage = instructions.slice(last);
  const only = (keyword: string): Instruction => {
    const found = stage.filter((one) => one.getKeyword() === keyword);
    const [one] = found;
    if (one !== undefined && found.length === 1) return one;
    throw new Error(`Expected one ${keyword} in the last stage, got ${found.length}: write one.`);
  };
  const text = (keyword: string): string => only(keyword).getArgumentsContent() ?? '';
  return {
    base: baseOf(file),
    copied: stage.filter((one) => one.getKeyword() === 'COPY').map(copyOf),
    environment: Object.fromEntries(
      file
        .getENVs()
        .flatMap((one) => one.getProperties())
        .map((property) => [property.getName(), property.getValue() ?? '']),
    ),
    workingFolder: text('WORKDIR'),
    user: text('USER'),
    volume: text('VOLUME'),
    stopSignal: text('STOPSIGNAL'),
    command: words(text('CMD')),
    healthCheck: words(text('HEALTHCHECK').replace(/^.*\bCMD(?= \[)/su, '')),
  };
}

/** One image for all, named once: what was built on one Node runs on the same. */
function baseOf(file: Dockerfile): string {
  const [named] = file.getInitialARGs();
  const property = named?.getProperty();
  const others = file.getFROMs().filter((one) => one.getImage() !== `\${${property?.getName()}}`);
  if (others.length === 0) return property?.getValue() ?? '';
  throw new Error(
    `Expected every stage to begin with the image of the first ARG, got ${others.map(String).join(', ')}: name it there.`,
  );
}

function copyOf(instruction: Instruction): ContainerFile['copied'][number] {
  const paths = instruction.getArguments().map((one) => one.getValue());
  return {
    stage: (instruction as Copy).getFromFlag()?.getValue() ?? '',
    sources: paths.slice(0, -1),
    to: paths.at(-1) ?? '',
  };
}

/** A program and its arguments in the JSON form, which needs no shell. */
function words(text: string): string[] {
  return JSON.parse(text) as string[];
}

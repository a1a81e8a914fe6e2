import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../src/project/root.ts';

/** What a service of the compose file is started with, as far as tests ask. */
export type ComposeService = {
  image: string;
  build?: { context: string; args: Record<string, string> };
  environment: Record<string, string>;
  networks: string[];
  volumes: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[]; interval: string; timeout: string };
  stop_grace_period: string;
  read_only?: boolean;
  cap_drop?: string[];
};

/** `docs/deploy/compose.yaml`, its variables filled in. */
export type ComposeFile = {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
  volumes: Record<string, null>;
};

/** What `.env` beside the file has to say, with values for tests. */
export const composeVariables: Readonly<Record<string, string>> = {
  SITE_NAME: 'www.example.org',
  POSTGRES_PASSWORD: '0123456789abcdef',
  LINK_SECRET: 'a secret of at least 32 characters',
};

/** The folder of the file, from which its paths go. */
export const composeFolder = join(root, 'docs/deploy');

/**
 * Reads the compose file as Compose does: anchors merged, `${NAME:?reason}` filled in.
 * @throws Error if it asks for a variable that is not in {@link composeVariables}.
 */
export function readComposeFile(): ComposeFile {
  const text = readFileSync(join(composeFolder, 'compose.yaml'), 'utf8');
  const filled = text.replaceAll(/\$\{(\w+):\?[^}]+\}/gu, (_whole, name: string) => {
    const value = composeVariables[name];
    if (value !== undefined) return value;
    throw new Error(`Expected a known variable in compose.yaml, got ${name}: add it to the tests.`);
  });
  return parse(filled, { merge: true }) as ComposeFile;
}

/** The services that are instances of the site, by name. */
export function instancesOf({ services }: ComposeFile): [name: string, ComposeService][] {
  return Object.entries(services).filter(([, { build }]) => build !== undefined);
}

/** Seconds of a duration such as `10s`. */
export function seconds(duration: string): number {
  const [, count] = /^(\d+)s$/u.exec(duration) ?? [];
  if (count !== undefined) return Number(count);
  throw new Error(`Expected a duration in seconds such as "10s", got "${duration}": write it so.`);
}

import { expect, test } from 'vitest';
import { drawnBy, listensFor, readPageSources } from './testing/pageSources.ts';
import { importsOf } from './testing/sources.ts';

const sources = readPageSources();
const heard = sources.flatMap((source) =>
  listensFor(source).map((event) => ({ event, line: `${source.file}: ${event}` })),
);

/** Every listener of a kind, as "file: event". */
function listeners(kind: RegExp): string[] {
  return heard.filter(({ event }) => kind.test(event)).map(({ line }) => line);
}

test(
  'five scripts listen for keys: two to any key at all, two to Escape, one to what is typed into a form',
  { tags: 'premises/no-letter-shortcuts' },
  () => {
    expect(listeners(/^(?:key|beforeinput|input|composition)/u)).toEqual([
      'src/enhancers/contents.ts: keydown',
      'src/enhancers/cursor.ts: keydown',
      'src/islands/fieldState.ts: input',
      'src/sections/ServiceFilter.tsx: keydown',
      'src/sections/ServiceMenu.tsx: keydown',
    ]);
  },
);

test(
  'nothing follows a finger or is dragged: the ring follows the mouse, a mark is gone with a turn of the wheel',
  { tags: ['premises/no-gestures', 'premises/nothing-dragged'] },
  () => {
    const paths =
      /^(?:touch|gesture|wheel|pointermove|pointerrawupdate|mousemove|gotpointercapture|move|drag|drop|longpress)/u;
    expect(listeners(paths)).toEqual([
      'src/enhancers/contents.ts: wheel',
      'src/enhancers/cursor.ts: pointermove',
      'src/enhancers/whenMouseMoves.ts: pointermove',
    ]);
  },
);

test(
  'of React Aria come only components that are pressed, typed into or chosen from',
  { tags: ['premises/no-gestures', 'premises/nothing-dragged', 'premises/no-letter-shortcuts'] },
  () => {
    const imported = sources
      .flatMap(importsOf)
      .map(({ specifier }) =>
        /^react-(?:aria|stately)(?:-components)?(?:\/(.+))?$/u.exec(specifier),
      )
      .flatMap((match) => (match === null ? [] : [match[1] ?? 'everything']));
    expect([...new Set(imported)].toSorted()).toEqual([
      'Button',
      'Checkbox',
      'CheckboxGroup',
      'Dialog',
      'Disclosure',
      'DisclosureGroup',
      'FieldError',
      'Form',
      'Heading',
      'I18nProvider',
      'Input',
      'Label',
      'ListBox',
      'Meter',
      'Modal',
      'Popover',
      'SSRProvider',
      'Select',
      'Text',
      'TextArea',
      'TextField',
      'useButton',
    ]);
  },
);

test(
  'in every state of every part the pictures are the wordmark, eight drawings without letters, and icons',
  { tags: ['premises/no-images-of-text', 'premises/no-recordings'] },
  () => {
    const pictures =
      /^(?:svg|text|image|foreignObject|img|picture|canvas|video|audio|object|embed)$/u;
    const drawn = sources.flatMap((source) =>
      [...new Set(drawnBy(source))]
        .filter((name) => pictures.test(name))
        .map((name) => `${source.file}: ${name}`),
    );
    expect(drawn).toEqual([
      'src/reports/HistoryPicture.tsx: svg',
      'src/sections/CloseUp.tsx: svg',
      'src/sections/UtilityBar.tsx: svg',
      'src/ui/Cloth.tsx: svg',
      'src/ui/Fringe.tsx: svg',
      'src/ui/MeterBar.tsx: svg',
      'src/ui/Rating.tsx: svg',
      'src/ui/Tally.tsx: svg',
      'src/ui/Wordmark.tsx: svg',
    ]);
  },
);

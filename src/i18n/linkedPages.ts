import type Resources from './resources.d.ts';

type TextsIn<Words> = Words extends string
  ? Words
  : { [Key in keyof Words]: TextsIn<Words[Key]> }[keyof Words];

type TargetsIn<Text> = Text extends `${string}](${infer Page})${infer Rest}`
  ? Page | TargetsIn<Rest>
  : never;

/**
 * The ids that the link marks of all English texts name, as `npm run types` has written the texts: one
 * that is no page is a type error where links are resolved.
 */
export type LinkedPage = TargetsIn<TextsIn<Resources>>;

/** A name as an id and as the name of a file: `text-200` of `text 200 %`. */
export function slugOf(name: string): string {
  return name
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
    .toLowerCase();
}

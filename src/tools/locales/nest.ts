/** Texts of a locale file, as deep as the file is. */
export type Words = { [key: string]: string | Words };

/** Puts texts by dotted key into the objects that the keys name. */
export function nest(texts: Iterable<readonly [key: string, text: string]>): Words {
  const words: Words = {};
  for (const [key, text] of texts) {
    const path = key.split('.');
    const last = path.pop() ?? key;
    let object = words;
    for (const name of path) {
      const inner = object[name];
      object = typeof inner === 'object' ? inner : (object[name] = {});
    }
    object[last] = text;
  }
  return words;
}

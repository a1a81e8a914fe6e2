/** A dot-atom and a host (RFC 5322, 3.4.1): no quotes, no names, no lists, nothing to fold a header at. */
const shape =
  /^[A-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*$/iu;

/** Whether a text is one mail address of the plainest kind, which is safe in a header. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && shape.test(text);
}

/**
 * Takes out of the engine's sentence what differs between two runs of the same site: generated
 * ids, hashes in file names, sizes in pixels and points.
 */
export function stableText(message: string): string {
  return message
    .replaceAll(/[\w-]*(?:react-aria-?|_[rR]_)[\w:-]*/gu, '(generated id)')
    .replaceAll(/-[\w-]{6}(?=\.(?:css|js|json|svg|woff2)\b)/gu, '')
    .replaceAll(/\d+(?:\.\d+)?(?=(?:px|pt)\b)/gu, '… ');
}

import { crc32 } from 'node:zlib';
import { signature } from './encodeIndexed.ts';

/** Whether bytes are a PNG of this size, all of it, with every check sum right. */
export function isWholePng(bytes: Buffer, width: number, height: number): boolean {
  if (!bytes.subarray(0, 8).equals(signature)) return false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length) return false;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    if (at === 8) {
      if (name !== 'IHDR' || length !== 13) return false;
      if (bytes.readUInt32BE(16) !== width || bytes.readUInt32BE(20) !== height) return false;
    }
    if (name === 'IEND') return end === bytes.length;
    at = end;
  }
  return false;
}

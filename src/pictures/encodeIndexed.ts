import { crc32, deflateSync } from 'node:zlib';

export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Writes pixels as a PNG with a palette, a third the size of one with a colour in every pixel.
 * Returns undefined where they have more than the 256 colours that a palette holds.
 * @param pixels opaque, four bytes each, row by row.
 * @see PNG, third edition, sections 5 and 11.2.
 */
export function encodeIndexed(pixels: Uint8Array, width: number): Uint8Array | undefined {
  const colours = new Map<number, number>();
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const height = pixels.length / 4 / width;
  // Every row begins with the number of its filter: 0, none.
  const rows = Buffer.alloc((width + 1) * height);
  let last: number | undefined;
  let index = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = view.getUint32(4 * (y * width + x));
      // Most pixels are like the one before: to look each up takes three times as long.
      if (colour !== last) {
        last = colour;
        index = colours.get(colour) ?? colours.size;
        if (index === 256) return undefined;
        colours.set(colour, index);
      }
      rows[y * (width + 1) + x + 1] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colour type 3: a palette.
  header.writeUInt8(8, 8);
  header.writeUInt8(3, 9);
  const palette = [...colours.keys()].flatMap((colour) => [
    colour >>> 24,
    (colour >>> 16) & 255,
    (colour >>> 8) & 255,
  ]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Length, name, content, and the check sum of the last two. */
function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate that it has signed itself, both as PEM. */
export type SelfSigned = { key: string; certificate: string };

/** Makes a certificate for an IPv4 address, good for the year, which nobody trusts who is not told to. */
export function selfSigned(address: string): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const year = new Date().getUTCFullYear();
  const [begin, end] = [year, year + 1].map((of) => der(0x18, Buffer.from(`${of}0101000000Z`)));
  // An extension that names the address: subjectAltName, RFC 5280, 4.2.1.6.
  const names = der(0x30, der(0x87, Buffer.from(address.split('.').map(Number))));
  const extension = der(0x30, oid('551d11'), der(0x04, names));
  const tbs = der(
    0x30,
    ...[der(0xa0, integer(2)), integer(1), signed, nobody, der(0x30, begin, end), nobody],
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, der(0x30, extension)),
  );
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', tbs, privateKey)]);
  const bytes = der(0x30, tbs, signed, der(0x03, signature));
  return {
    key: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
    certificate: `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/.{64}/gu, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value with its tag and its length (ITU-T X.690). */
function der(tag: number, ...parts: readonly (Buffer | undefined)[]): Buffer {
  const body = Buffer.concat(parts.filter((part) => part !== undefined));
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), body]);
}

const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

const integer = (value: number): Buffer => der(0x02, Buffer.of(value));

/** ecdsa-with-SHA256, RFC 5758. */
const signed = der(0x30, oid('2a8648ce3d040302'));

/** A distinguished name with nothing in it. */
const nobody = der(0x30);

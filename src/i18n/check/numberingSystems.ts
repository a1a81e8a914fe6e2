import { scriptOf } from './scriptOf.ts';

/** Digits that belong to a script, beside the Latin ones that are known everywhere. */
const ofScript: Readonly<Record<string, readonly string[]>> = {
  Arab: ['arab', 'arabext'],
  Deva: ['deva'],
  Beng: ['beng'],
  Guru: ['guru'],
  Gujr: ['gujr'],
  Orya: ['orya'],
  Taml: ['tamldec'],
  Telu: ['telu'],
  Knda: ['knda'],
  Mlym: ['mlym'],
  Thai: ['thai'],
  Laoo: ['laoo'],
  Tibt: ['tibt'],
  Mymr: ['mymr'],
  Khmr: ['khmr'],
  Mong: ['mong'],
  Thaa: ['arab'],
  Nkoo: ['nkoo'],
  Mtei: ['mtei'],
  Hmnp: ['hmnp'],
  Vaii: ['vaii'],
  Jpan: ['fullwide', 'hanidec'],
  Hans: ['fullwide', 'hanidec'],
  Hant: ['fullwide', 'hanidec'],
};

/** Whether Unicode knows a numbering system of that name. */
export function isNumberingSystem(name: string): boolean {
  return Intl.supportedValuesOf('numberingSystem').includes(name);
}

/** Whether a language is written with a numbering system. */
export function isSystemOf(locale: string, name: string): boolean {
  return systemsOf(locale).includes(name);
}

/** The systems a language is written with: its usual one, those of its script, the Latin one. */
export function systemsOf(locale: string): readonly string[] {
  const usual = new Intl.NumberFormat(locale).resolvedOptions().numberingSystem;
  return [...new Set([usual, ...(ofScript[scriptOf(locale) ?? ''] ?? []), 'latn'])];
}

import type { PageReport } from '../report/pageReport.ts';

/** Every finding of the audit with the page it stands on, one after the other. */
export function allFindings(reports: readonly PageReport[]) {
  return reports.flatMap(({ locale, page, path, findings }) =>
    findings.map((finding) => ({ page: `${locale}/${page}`, path, ...finding })),
  );
}

const columns = [
  'page',
  'path',
  'engine',
  'outcome',
  'rule',
  'criteria',
  'component',
  'selector',
  'messages',
  'where',
  'note',
] as const;

/** The findings as CSV (RFC 4180), a line each, with a head; lists are joined by semicolons. */
export function findingsAsCsv(reports: readonly PageReport[]): string {
  const rows = allFindings(reports).map((finding) =>
    columns.map((column) => {
      const value = finding[column];
      if (Array.isArray(value)) return value.join('; ');
      if (column === 'where') {
        return Object.entries(finding.where)
          .map(([state, modes]) => `${state}: ${modes.join(', ')}`)
          .join('; ');
      }
      return column === 'note' ? (finding.note?.reason ?? '') : String(value);
    }),
  );
  return [columns, ...rows].map((row) => `${row.map(asField).join(',')}\r\n`).join('');
}

/** What a spreadsheet would take for a formula is text. */
function asField(text: string): string {
  const plain = /^[=+\-@\t]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * What the owner has to change by hand where forms are sent to somebody else: the policies say that our
 * server takes and keeps them. A sentence; empty where it does.
 */
export function foreignIntake({
  INTAKE_ORIGIN: intake = '',
  INTAKE_KIND: kind = '',
}: Readonly<Record<string, string | undefined>>): string {
  if (intake === '' || kind === 'own') return '';
  return (
    `Warning: forms are sent to ${intake}, which is not said to be ours, but the policies say that our server keeps what is sent. ` +
    'Say in the `privacy-policy.json` and `data-protection-policy.json` of each language who receives it; if that server is ours, set INTAKE_KIND=own.'
  );
}

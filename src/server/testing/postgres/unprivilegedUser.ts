import { readFileSync } from 'node:fs';

/** Whose rights a program is started with. */
export type ProgramUser = { uid?: number; gid?: number };

/**
 * Who may run a PostgreSQL server, which refuses root: whoever runs this, or in the place of root somebody
 * whom the system has already, `nobody` if it has that.
 * @throws Error if the system has nobody else.
 */
export function unprivilegedUser(): ProgramUser {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const user = users.find(({ name }) => name === 'nobody') ?? users[0];
  if (user) return { uid: user.uid, gid: user.gid };
  throw new Error(
    'Expected another user than root in /etc/passwd to run PostgreSQL as, found none: run the tests as another user.',
  );
}

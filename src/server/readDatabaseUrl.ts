/**
 * Reads `DATABASE_URL` (default none: submissions are in `DATA_DIR`).
 * @throws Error if it is no address of a PostgreSQL database. It is not repeated: a password is in it.
 */
export function readDatabaseUrl({
  DATABASE_URL: text = '',
}: NodeJS.ProcessEnv): string | undefined {
  if (text === '') return undefined;
  if (isDatabaseUrl(text)) return text;
  throw new Error(
    'Expected DATABASE_URL to be an address such as postgresql://user:password@db.example:5432/name?sslmode=verify-full, got something else: encode signs in the password such as "/" (%2F), or unset it to keep submissions in DATA_DIR.',
  );
}

/** Ways to use TLS; a misspelled one would be none. */
const modes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full', null];

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^postgres(?:ql)?:$/u.test(url.protocol)) return false;
  const { hostname, pathname, searchParams, username, password } = url;
  const isSomewhere = hostname !== '' || searchParams.has('host');
  if (!isSomewhere || pathname.length < 2 || !modes.includes(searchParams.get('sslmode'))) {
    return false;
  }
  try {
    return [username, password, pathname].every((part) => decodeURIComponent(part) !== undefined);
  } catch {
    return false;
  }
}

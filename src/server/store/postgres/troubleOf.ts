import { DatabaseError } from 'pg';

/**
 * Why a database did not do what it was asked, in words that quote no value, and whether it may do so later
 * without anybody's help with the settings.
 */
export type Trouble = { reason: string; isAway: boolean };

/** By SQLSTATE (PostgreSQL, Appendix A), or the first two characters of it, which are its class. */
const answers: Readonly<Record<string, Trouble>> = {
  '25006': away('it is read-only, as a standby is'),
  '28': wrong('it refuses the user, the password or the address that we come from'),
  '28P01': wrong('it refuses the user or the password'),
  '3D000': wrong('it has no database of that name'),
  '40': away('others changed the same rows just then'),
  '42501': wrong('the user may not do that'),
  '53': away('it lacks room, memory or connections'),
  '53100': away('its disk is full'),
  '53300': away('it has no connection left'),
  '55P03': away('something has it locked'),
  '57': away('it broke off what was under way'),
  '57014': away('it took too long'),
  '57P03': away('it is starting, stopping or recovering'),
  '58': away('its disk refuses'),
};

/** What Node says of a network that leads nowhere, or not yet: names may come with the machine. */
const unreachable =
  /^(?:E(?:CONN\w+|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|PIPE|AI_AGAIN|NOTFOUND)|ENOENT)$/u;

/** What `pg` says of a connection, in messages without a code. */
const lost = /terminated|timeout|not queryable|Client was closed/u;

/** Finds out what became of a question to the database. */
export function troubleOf(error: unknown): Trouble {
  const { code = '', message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  if (error instanceof DatabaseError) {
    const known = answers[code] ?? answers[code.slice(0, 2)];
    return known ? { ...known, reason: `${known.reason} (${code})` } : wrong(`it says ${code}`);
  }
  if (unreachable.test(code)) return away(`it cannot be reached (${code})`);
  if (lost.test(message)) return away('the connection to it was lost or comes to nothing');
  if (/not support SSL/u.test(message)) return wrong('it speaks no TLS, and sslmode asks for that');
  if (/^(?:ERR_TLS|ERR_SSL|CERT|DEPTH|SELF_SIGNED|UNABLE|HOSTNAME)/u.test(code)) {
    return wrong(`its certificate is not to be trusted (${code})`);
  }
  if (/^SASL/u.test(message)) return wrong('it asks for a password, and there is none');
  return wrong(message);
}

/** Whether a transaction that was rolled back may succeed if it is begun anew. */
export function isWorthAnotherTry(error: unknown): boolean {
  // Two batches waited for each other, or a row went between two statements that speak of it.
  return error instanceof DatabaseError && /^(?:40|23503$)/u.test(error.code ?? '');
}

function away(reason: string): Trouble {
  return { reason, isAway: true };
}

function wrong(reason: string): Trouble {
  return { reason, isAway: false };
}

/** Whether it has no room for what it was given, or its disk refused that. */
export function isFull(error: unknown): boolean {
  return error instanceof DatabaseError && /^(?:53000|53100|58\w*)$/u.test(error.code ?? '');
}

/** Whether it waited in vain for what others have locked. */
export function isLocked(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '55P03';
}

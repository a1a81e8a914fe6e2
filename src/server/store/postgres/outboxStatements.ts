const isFree = '(holder IS NULL OR held_until < clock_timestamp())';

/** A line that somebody has locked is theirs. */
const unlocked = 'FOR UPDATE SKIP LOCKED';

/** Makes due what waits and nobody tells: who has mended a setting or the receiver starts the server anew. */
export const makeDue = `UPDATE outbox SET next_at = since WHERE (submission, channel) IN (
  SELECT submission, channel FROM outbox WHERE next_at <> since AND ${isFree} ${unlocked})`;

const release = 'UPDATE outbox SET holder = NULL, held_until = NULL WHERE holder = $1';

// First what is held here: were that to wait behind others, what was taken would be forgotten. As arrays, of
// which the planner expects a few: from a limit that it does not know it expects a tenth of the table.
const take = {
  name: 'take notices',
  text: `WITH own AS (
      SELECT submission FROM outbox WHERE channel = $1 AND holder = $4
      ORDER BY next_at, since LIMIT $3 ${unlocked}
    ), free AS (
      SELECT submission FROM outbox WHERE channel = $1 AND next_at <= $2 AND ${isFree} AND holder IS DISTINCT FROM $4
      ORDER BY next_at, since LIMIT $3 - (SELECT count(*) FROM own) ${unlocked}
    ), taken AS (
      UPDATE outbox SET holder = $4, held_until = clock_timestamp() + $5 * interval '1 millisecond'
      WHERE channel = $1
        AND submission = ANY (ARRAY(SELECT submission FROM own UNION ALL SELECT submission FROM free))
      RETURNING submission, attempts, next_at, since
    )
    SELECT id, kind, body, received_at AS "receivedAt", page, locale, attempts
    FROM taken JOIN submissions ON id = submission
    ORDER BY id <> ALL (ARRAY(SELECT submission FROM own)), next_at, since`,
};

// What waits, and what others hold until its lease ends, by the clock of whoever asks: each by an index of
// its own, for there may be a hundred thousand lines that are due.
const look = {
  name: 'next notice',
  text: `SELECT least(
      (SELECT min(next_at) FROM outbox WHERE channel = $1 AND next_at > $2 AND holder IS NULL),
      (SELECT min(greatest(next_at, $2 + ceil(extract(epoch FROM held_until - clock_timestamp()) * 1000)))
        FROM outbox WHERE channel = $1 AND holder <> $3)
    ) AS next`,
};

const mayMark = 'channel = $1 AND (holder IS NULL OR holder =';

const end = {
  name: 'end notices',
  text: `DELETE FROM outbox WHERE submission = ANY ($2) AND ${mayMark} $3)`,
};

const move = {
  name: 'move notices',
  text: `UPDATE outbox SET attempts = attempts + 1, next_at = at, holder = NULL, held_until = NULL
    FROM unnest($2::text[], $3::bigint[]) AS given (id, at) WHERE submission = id AND ${mayMark} $4)`,
};

const count = `SELECT channel, count(*) AS count, min(since) AS since
  FROM outbox GROUP BY channel ORDER BY channel`;

/** What is asked of the table of notices, in which each line has a holder for as long as its lease lasts. */
export const statements = { release, take, look, end, move, count } as const;

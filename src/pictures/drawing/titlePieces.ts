/** Scripts that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What no line begins with: marks that close or follow. */
const follows = /^[\p{Po}\p{Pe}\p{Pf}ーゝゞ々]/u;

/** A particle of Japanese after its word. */
const particle = /^\p{Script=Hiragana}{1,2}$/u;
const word = /\p{L}$/u;

/** What no line ends with. */
const leads = /[\p{Ps}\p{Pi}]$/u;

/**
 * Parts a title where its lines may end: after spaces, hyphens and soft hyphens, and between the
 * words of a language that puts no space there.
 * @param language BCP 47 code.
 */
export function titlePieces(title: string, language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  return title.split(/(?<=[ \-\u00ad])/u).flatMap((piece) => {
    if (!unspaced.test(piece)) return [piece];
    const pieces: string[] = [];
    for (const { segment } of words.segment(piece)) {
      const last = pieces.at(-1);
      const isJoined = last !== undefined && (isFollower(segment, last) || leads.test(last));
      if (isJoined) pieces[pieces.length - 1] = last + segment;
      else pieces.push(segment);
    }
    return pieces;
  });
}

/** A space stays where it is; between letters of another script, as in a name, nothing breaks. */
function isFollower(segment: string, last: string): boolean {
  return (
    segment === ' ' ||
    follows.test(segment) ||
    (particle.test(segment) && word.test(last)) ||
    !(unspaced.test(segment) || unspaced.test(last))
  );
}

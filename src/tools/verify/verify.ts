import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { fetchPublished } from './fetchPublished.ts';
import { siteSumsFile } from './siteSums.ts';
import { verifySite } from './verifySite.ts';

const usage = `Expected: npm run verify -- <site> [--report <folder or address>] [--origin <address>] [--intake <address>]
  <site>      where the site is served: https://www.example.org or http://127.0.0.1:4173
  --report    the report whose ${siteSumsFile} is the list; ${reportsFolder}/ of this folder by default
  --origin    the address that the site was built for (SITE_ORIGIN), if it is another than <site>
  --intake    where its forms are sent (INTAKE_ORIGIN), if that is another host`;

const limits = `Not checked: response headers, redirects and unknown addresses; what the intake does with forms; files that
the list does not name, among them the report (see its SHA256SUMS); and whether visitors elsewhere, later,
or with other cookies or languages are sent the same.`;

/** Wrong use, told with the usage. */
class UsageError extends Error {}

/**
 * `npm run verify -- <site>`: fetches every file that a report lists from a site and names each that is
 * another or missing. Exits with 0 if all are the same, 1 if not, 2 if it was not asked rightly.
 */
async function verify(): Promise<number> {
  const { site, origin, intake, report } = asked();
  const sums = await listOf(report);
  const { files, same, problems } = await verifySite(site, sums.text, { site: origin, intake });
  say(
    `${site}: ${files} files (pages, scripts, styles, fonts, pictures) by the list ${sums.from}.`,
  );
  if (origin !== site) say(`Built for the address ${origin}.`);
  if (intake !== '') say(`Its forms are sent to ${intake}.`);
  for (const problem of problems) say(problem);
  if (sums.from.startsWith(site))
    say('The list is the site’s own: it shows no more than that they agree.');
  say(limits);
  say(`${same} the same, ${problems.length} not`);
  return problems.length === 0 && files > 0 ? 0 : 1;
}

function asked() {
  const { values, positionals } = parsed();
  const [site, ...more] = positionals;
  if (site === undefined || more.length > 0)
    throw new UsageError(`got ${positionals.length} sites`);
  const own = originIn(site);
  const { origin = own, intake } = values;
  const report = values.report ?? join(root, reportsFolder);
  return { site: own, origin: originIn(origin), intake: intake && originIn(intake), report };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        report: { type: 'string' },
        origin: { type: 'string' },
        intake: { type: 'string', default: '' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** An address without path, as it stands in pages. */
function originIn(text: string): string {
  const url = URL.parse(text);
  const isSite = url !== null && /^https?:$/u.test(url.protocol) && url.pathname === '/';
  if (!isSite) throw new UsageError(`got "${text}", which is no address of a whole site`);
  return url.origin;
}

/** The list of a report, in a folder or on the web. */
async function listOf(report: string): Promise<{ text: string; from: string }> {
  if (!/^https?:/u.test(report)) {
    const from = join(report, siteSumsFile);
    const text = await readFile(from, 'utf8').catch(() => undefined);
    if (text === undefined) throw new UsageError(`got ${report}, which has no ${siteSumsFile}`);
    return { text, from };
  }
  const url = new URL(siteSumsFile, report.replace(/\/?$/u, '/'));
  const { status, body } = await fetchPublished(url);
  if (status !== 200) throw new UsageError(`got status ${status} for ${url.href}`);
  return { text: Buffer.from(body).toString(), from: url.href };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  process.exitCode = await verify();
} catch (error) {
  const isUsage = error instanceof UsageError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(isUsage ? `${usage}\nBut ${message}.\n` : `${message}\n`);
  process.exitCode = isUsage ? 2 : 1;
}

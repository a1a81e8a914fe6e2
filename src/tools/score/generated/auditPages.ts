import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditProject } from '../../audit/auditProject.ts';
import { fileOfReport } from '../../report/pageReport.ts';
import { notes } from '../../report/notes.ts';
import type { Failure } from '../failedTests.ts';
import type { PublishedPage } from '../../../delivery/manifest.ts';

/** What stands for the audit among those that notice. */
const auditFile = 'src/tools/audit/audit.ts';

/**
 * Audits some pages of a built copy whole, against no report; each problem as a failure that names
 * its page.
 */
export async function auditPages(
  copy: string,
  pages: readonly PublishedPage[],
): Promise<Failure[]> {
  const reports = await mkdtemp(join(tmpdir(), 'no-reports-'));
  try {
    const { problems } = await auditProject({
      root: copy,
      notes,
      reports,
      options: { isCheck: false, isWhole: false, onlyChanged: false, names: [] },
      say: () => {},
      isPage: (page) => pages.some(({ path }) => path === page.path),
    });
    return problems.flatMap(({ file, text }) => {
      const page = pages.find(({ id, locale }) => fileOfReport({ page: id, locale }) === file);
      const [title = ''] = text.split('\n');
      return page ? [{ file: auditFile, title, tags: [], message: `${page.path}: ${text}` }] : [];
    });
  } finally {
    await rm(reports, { recursive: true });
  }
}

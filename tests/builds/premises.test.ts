import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { intakePaths } from '../../src/contract/intake.ts';
import { root } from '../../src/project/root.ts';
import { loadBuild } from '../../src/server/site/loadBuild.ts';
import { siteOnDisk } from '../../src/server/site/siteOnDisk.ts';
import { quote, temporaryServer } from '../../src/server/testing/temporarySite.ts';

const build = await loadBuild(root);
const { pages, files } = build.manifest;
const published = [...pages.map(({ path }) => path), ...files.map(({ file }) => `/${file}`)];

const typed = { 'content-type': 'application/json' };
const posts: readonly InjectOptions[] = Object.values(intakePaths).flatMap((url) =>
  [JSON.stringify(quote), '{}', 'no JSON'].map((payload) => ({
    method: 'POST' as const,
    url,
    headers: typed,
    payload,
  })),
);

/** What is asked of the site, what it answers, and what is the matter with that. */
async function faultsOf(
  requests: readonly InjectOptions[],
  faultIn: (headers: Readonly<Record<string, unknown>>, status: number) => string | undefined,
): Promise<string[]> {
  const { app } = temporaryServer(siteOnDisk(build));
  const faults: string[] = [];
  for (const request of requests) {
    const { headers, statusCode } = await app.inject(request);
    const fault = faultIn(headers, statusCode);
    if (fault !== undefined) faults.push(`${request.method} ${String(request.url)}: ${fault}`);
  }
  return faults;
}

const reads: readonly InjectOptions[] = [...published, '/nothing-here', '/healthz', '/Team'].map(
  (url) => ({ method: 'HEAD', url }),
);

test(
  'no answer sets a cookie, asks who it is for, is sound or video, or lets a page ask for sensors and camera',
  {
    tags: ['premises/nobody-signs-in', 'premises/no-recordings', 'premises/no-motion-sensors'],
  },
  async () => {
    expect(pages.length).toBeGreaterThan(0);
    const refused = ['accelerometer', 'gyroscope', 'magnetometer', 'camera', 'geolocation'];
    const faults = await faultsOf([...reads, ...posts], (headers, status) => {
      const type = String(headers['content-type']);
      if (headers['set-cookie'] !== undefined) return 'sets a cookie';
      if (status === 401 || status === 407 || headers['www-authenticate'] !== undefined)
        return `${status}, asks who it is for`;
      if (/^(?:audio|video)\//u.test(type)) return type;
      const policy = String(headers['permissions-policy']).split(', ');
      return refused.find((feature) => !policy.includes(`${feature}=()`));
    });
    expect(faults).toEqual([]);
  },
);

test(
  'nothing is changed or deleted through the site: it is read, three addresses take posts, and one the button of a mailed link',
  { tags: 'premises/no-commitment' },
  async () => {
    const { app } = temporaryServer(siteOnDisk(build));
    await app.ready();
    const routes = app.printRoutes({ commonPrefix: false }).matchAll(/(\/\S*) \(([A-Z, ]+)\)/gu);
    const changing = Array.from(routes, ([, path = '', methods = '']) => ({
      path,
      methods,
    })).filter(({ methods }) => methods !== 'GET, HEAD');
    expect(Object.fromEntries(changing.map(({ path, methods }) => [path, methods]))).toEqual({
      ...Object.fromEntries(Object.values(intakePaths).map((path) => [path, 'OPTIONS, POST'])),
      ...{ '/newsletter': 'POST', '/:locale/newsletter': 'POST' },
    });
  },
);

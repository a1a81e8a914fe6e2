import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { printedMatch } from '../../../src/server/testing/printedMatch.ts';
import { freePort } from '../../testing/freePort.ts';
import type { Driver, Engine } from './driver.ts';
import { keyCodes, webDriver, type Send } from './webDriver.ts';

type Programs = { driver: string; browser: string; screen: string };

/** A line that WebKit prints for each message of a page's console. */
const consoleLine = /^CONSOLE \w+ (?:ERROR|WARN)\b.*$/gmu;

/** Starts WebKitGTK's driver on a screen of its own; each window is a browser of its own. */
export async function startWebKit(
  programs: Programs,
  environment: NodeJS.ProcessEnv,
): Promise<Engine> {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await printedMatch(screen, /\d+/u);
  // The driver does not say which port it has taken.
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...environment,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      // There is no graphics card. WEBKIT_DISABLE_DMABUF_RENDERER, which is often advised, ends the
      // browser at the first view transition (https://github.com/block/buzz/issues/3654).
      WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
      // Root cannot start its sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const send = webDriver(`http://127.0.0.1:${port}`);
  await answer(send);
  const open = () => openSession(send, programs.browser);
  const first = await open();
  await send('DELETE', first.path);
  return {
    version: `${first.name} ${first.version}`,
    openWindow: async () => drive(send, (await open()).path, driver),
    async stop() {
      driver.kill();
      screen.kill();
    },
  };
}

/** Resolves once the driver listens. */
async function answer(send: Send): Promise<void> {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await send('GET', '/status');
    } catch (error) {
      if (tries === 0) throw error;
      await wait(100);
    }
  }
}

type Session = { path: string; name: string; version: string };

async function openSession(send: Send, binary: string): Promise<Session> {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  });
  return {
    path: `/session/${sessionId}`,
    name: 'WebKitGTK',
    version: capabilities.browserVersion,
  };
}

function drive(send: Send, session: string, { stdout }: ChildProcess): Driver {
  const complaints: string[] = [];
  const note = (chunk: Buffer) => {
    complaints.push(...(chunk.toString().match(consoleLine) ?? []));
  };
  stdout?.on('data', note);
  const command = (name: string, body: object = {}) => send('POST', `${session}/${name}`, body);
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    command('actions', { actions: [{ type, id: type, actions }] });
  const keys = (values: readonly string[]) =>
    act(
      'key',
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const driver: Driver = {
    open: (url) => command('url', { url }),
    back: () => command('back'),
    reload: () => command('refresh'),
    evaluate: (run, ...given) =>
      send('POST', `${session}/execute/sync`, {
        script: `return (${run}).apply(null, arguments)`,
        args: given,
      }),
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key, { withShift = false } = {}) =>
      withShift
        ? act('key', [
            { type: 'keyDown', value: keyCodes.Shift },
            { type: 'keyDown', value: keyCodes[key] },
            { type: 'keyUp', value: keyCodes[key] },
            { type: 'keyUp', value: keyCodes.Shift },
          ])
        : keys([keyCodes[key]]),
    type: (text) => keys([...text]),
    async resize({ width, height }) {
      // A window has a tool bar, whose height only the page can tell.
      const bar = await driver.evaluate(() => outerHeight - innerHeight);
      await command('window/rect', { width, height: height + bar });
    },
    complaints: () => complaints,
    async close() {
      stdout?.off('data', note);
      await send('DELETE', session);
    },
  };
  return driver;
}

import { expect, test } from 'vitest';
import { forms as contract } from '../../src/contract/forms.ts';
import { readBuiltSite } from '../testing/builtSite.ts';
import { all, expectNoFaults, tag } from './testing/faults.ts';
import { readPublishedScripts, type PublishedScript } from './testing/publishedScripts.ts';

/** Expects that no page has an element of a selector. */
function expectNone(selector: string): void {
  expectNoFaults((page) => all<Element>(page, selector).map(tag));
}

/** Expects of every published script that there is nothing of a list in it. */
function expectNoScript(found: (script: PublishedScript) => readonly string[]): void {
  const scripts = readPublishedScripts();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.flatMap((script) => found(script).map((one) => `${script.file}: ${one}`))).toEqual(
    [],
  );
}

/** The names of a list that a script knows. */
function named(...list: readonly string[]) {
  return ({ names }: PublishedScript) => list.filter((name) => names.has(name));
}

const players = 'audio, video, track, source, object, embed, iframe, canvas, img, picture'.split(
  ', ',
);

test(
  'no page has anything that sounds, plays, streams or moves as a picture',
  { tags: 'premises/no-recordings' },
  () => {
    expectNone(`${players.join(', ')}, animate, animateMotion, animateTransform, set, marquee`);
  },
);

test(
  'no script makes a player, a sound, a voice, a recording or a stream',
  { tags: 'premises/no-recordings' },
  () => {
    const found = named(
      ...['Audio', 'AudioContext', 'webkitAudioContext', 'OfflineAudioContext'],
      ...['speechSynthesis', 'SpeechSynthesisUtterance', 'Notification', 'AudioDecoder'],
      ...['MediaSource', 'ManagedMediaSource', 'MediaStream', 'MediaRecorder', 'mediaDevices'],
      ...['getUserMedia', 'getDisplayMedia', 'captureStream', 'VideoDecoder', 'ImageDecoder'],
      ...['Image', 'getContext', 'OffscreenCanvas', 'transferControlToOffscreen'],
      ...['WebSocket', 'WebSocketStream', 'EventSource', 'RTCPeerConnection', 'WebTransport'],
      ...['ReadableStream', 'getReader'],
    );
    expectNoScript((script) => [
      ...players.filter((name) => script.calledWith.has(name)),
      ...found(script),
    ]);
  },
);

test(
  'the policy lets no page load sound or video from anywhere',
  { tags: 'premises/no-recordings' },
  () => {
    const { manifest, pages } = readBuiltSite();
    const policies = pages.map(({ policy }) => policy);
    for (const each of [manifest.headers['content-security-policy'], ...policies]) {
      const policy = each?.split('; ') ?? [];
      expect(policy).toContain("default-src 'none'");
      expect(
        policy.filter((directive) => /^(?:media|object|frame|child)-src/u.test(directive)),
      ).toEqual([]);
    }
  },
);

test(
  'no field of any page takes a password, a code or a user name',
  { tags: 'premises/nobody-signs-in' },
  () => {
    const secret = ['current-password', 'new-password', 'one-time-code', 'username', 'webauthn'];
    const tokens = secret.map((token) => `[autocomplete~="${token}" i]`).join(', ');
    expectNone(`[type="password" i], ${tokens}`);
  },
);

test('no script asks for credentials', { tags: 'premises/nobody-signs-in' }, () => {
  const credentials = ['PublicKeyCredential', 'PasswordCredential', 'FederatedCredential'];
  const others = ['IdentityCredential', 'OTPCredential', 'cookie', 'cookieStore'];
  expectNoScript(named('credentials', ...credentials, ...others));
});

test(
  'no script reads how the device is moved, where it is, or its camera',
  { tags: 'premises/no-motion-sensors' },
  () => {
    const events = ['devicemotion', 'deviceorientation', 'deviceorientationabsolute', 'shake'];
    const sensors = ['Accelerometer', 'LinearAccelerationSensor', 'GravitySensor', 'Gyroscope'];
    const directions = ['Magnetometer', 'AbsoluteOrientationSensor', 'RelativeOrientationSensor'];
    const classes = ['DeviceMotionEvent', 'DeviceOrientationEvent', ...sensors, ...directions];
    const others = ['geolocation', 'mediaDevices', 'getUserMedia', 'vibrate'];
    const handlers = events.map((event) => `on${event}`);
    expectNoScript(named(...events, ...handlers, ...classes, ...others));
  },
);

test('no key is taken by a page', { tags: 'premises/no-letter-shortcuts' }, () => {
  expectNone('[accesskey]');
});

test('nothing on any page is made to be dragged', { tags: 'premises/nothing-dragged' }, () => {
  expectNone('[draggable], [type="range" i], [role="slider"], [role="scrollbar"], [aria-grabbed]');
});

test('no words wait for the pointer in a tooltip', { tags: 'premises/nothing-on-hover' }, () => {
  expectNone('[title]:not(link), svg title, [popover], [interestfor], [role="tooltip"]');
});

test(
  'the forms are three, with these fields and no others on any page',
  { tags: ['premises/no-commitment', 'premises/nobody-signs-in'] },
  () => {
    const fields = {
      quote: ['name', 'email', 'mobile', 'selectservice', 'message'],
      consultation: ['name', 'company', 'email', 'mobile', 'interest', 'message', 'wecontactyou'],
      newsletter: ['email'],
    };
    const inContract = Object.entries(contract).map(([kind, form]) => [
      kind,
      Object.keys(form.fields),
    ]);
    expect(Object.fromEntries(inContract)).toEqual(fields);
    const expected = Object.entries(fields).map(([kind, names]) => `${kind}: ${names.join(', ')}`);
    const found = new Set<string>();
    expectNoFaults((page) => {
      for (const form of all<HTMLFormElement>(page, 'form')) {
        const kind = form.closest<HTMLElement>('[data-island]')?.dataset['island'];
        const names = Array.from(form.elements, (field) => field.getAttribute('name') ?? '');
        const unique = [...new Set(names)].filter(Boolean).join(', ');
        found.add(`${kind?.replace(/-form$/u, '')}: ${unique}`);
      }
      const stray = 'input, select, textarea, [contenteditable]';
      return (
        all(page, stray)
          // The filter of the services sends nothing and has no name to be sent by.
          .filter((field) => !field.matches('.service-filter input:not([name])'))
          .filter((field) => field.closest('form') === null || field.matches('[type="file" i]'))
          .map(tag)
      );
    });
    expect([...found].toSorted()).toEqual(expected.toSorted());
  },
);

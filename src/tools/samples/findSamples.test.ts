import { expect, test } from 'vitest';
import { root } from '../../project/root.ts';
import { samples } from '../../site/samples.ts';
import { countSamples, describeSamples, findSamples } from './findSamples.ts';

test('every sample of the site is found where it stands, in each language that has it', async () => {
  const found = await findSamples(root);
  expect(countSamples(found)).toBe(samples.length);
  const places = found.filter(({ id }) => id === 'testimonial-stores').map(({ file }) => file);
  expect(places).toContain('locales/en/home.json');
  expect(places).toContain('locales/ar/home.json');
  expect(found.find(({ id }) => id === 'company-phone')).toMatchObject({
    file: 'src/site/company.ts',
    column: 3,
  });
});

test('what is confirmed is no sample any more', async () => {
  const found = await findSamples(root, samples, ['award', 'meter-onTime']);
  expect(countSamples(found)).toBe(samples.length - 2);
  expect(describeSamples(found)).not.toMatch(/ award$/mu);
  const all = samples.map(({ id }) => id);
  expect(describeSamples(await findSamples(root, samples, all))).toBe('No samples are left.');
});

test('a confirmation of what is no sample, and a sample that is nowhere, are told', async () => {
  await expect(findSamples(root, samples, ['awards'])).rejects.toThrow(
    'Expected "confirmed" in src/site/samples.ts to hold ids that `npm run check:samples` lists, got "awards"',
  );
  const lost = { id: 'lost', place: { words: 'home', path: 'no.such.key' } };
  await expect(findSamples(root, [lost], [])).rejects.toThrow(
    'Expected the sample "lost" at no.such.key in locales/',
  );
});

import type { PlantedFault } from './plantedFault.ts';
import { contactsFaults } from './unseen/contactsFaults.ts';
import { factsFaults } from './unseen/factsFaults.ts';
import { filesFaults } from './unseen/filesFaults.ts';
import { languagesFaults } from './unseen/languagesFaults.ts';
import { lettersFaults } from './unseen/lettersFaults.ts';
import { markupFaults } from './unseen/markupFaults.ts';
import { meaningFaults } from './unseen/meaningFaults.ts';
import { placeholdersFaults } from './unseen/placeholdersFaults.ts';
import { pluralsFaults } from './unseen/pluralsFaults.ts';
import { spacesFaults } from './unseen/spacesFaults.ts';
import { syntaxFaults } from './unseen/syntaxFaults.ts';
import { typographyFaults } from './unseen/typographyFaults.ts';
import { valuesFaults } from './unseen/valuesFaults.ts';

/**
 * Faults for the check of the languages, made up by somebody who had not seen its rules: each is the
 * only one in languages that are sound otherwise (`soundProject`).
 */
export const unseenFaults: readonly PlantedFault[] = [
  ...syntaxFaults,
  ...valuesFaults,
  ...filesFaults,
  ...factsFaults,
  ...placeholdersFaults,
  ...pluralsFaults,
  ...markupFaults,
  ...contactsFaults,
  ...lettersFaults,
  ...spacesFaults,
  ...languagesFaults,
  ...typographyFaults,
  ...meaningFaults,
];

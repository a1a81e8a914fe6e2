import type { Row } from './row.ts';
import { section1About } from './section1About.ts';
import { section1Cloud } from './section1Cloud.ts';
import { section1Contact } from './section1Contact.ts';
import { section1DataMarketing } from './section1DataMarketing.ts';
import { section1Footer } from './section1Footer.ts';
import { section1Help } from './section1Help.ts';
import { section1Home } from './section1Home.ts';
import { section1Legal } from './section1Legal.ts';
import { section1SecurityTesting } from './section1SecurityTesting.ts';
import { section1ServicePages } from './section1ServicePages.ts';
import { section1Software } from './section1Software.ts';
import { section1UiUx } from './section1UiUx.ts';
import { section2Footer } from './section2Footer.ts';
import { section2Header } from './section2Header.ts';
import { section2Routes } from './section2Routes.ts';
import { section2ServicePages } from './section2ServicePages.ts';
import { section3Entities } from './section3Entities.ts';
import { section4States } from './section4States.ts';
import { section5Validation } from './section5Validation.ts';
import { section8Errors } from './section8Errors.ts';
import { section9Constants } from './section9Constants.ts';

/** Every row, in the order of the specification. */
export const table: readonly Row[] = [
  section1Home,
  section1About,
  section1Contact,
  section1ServicePages,
  section1Software,
  section1DataMarketing,
  section1UiUx,
  section1Cloud,
  section1SecurityTesting,
  section1Legal,
  section1Help,
  section1Footer,
  section2Routes,
  section2Footer,
  section2Header,
  section2ServicePages,
  section3Entities,
  section4States,
  section5Validation,
  section8Errors,
  section9Constants,
].flat();

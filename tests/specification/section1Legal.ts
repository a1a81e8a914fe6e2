import { elements } from './checks.ts';
import { contents, linkTo } from './linkChecks.ts';
import { at, inNavigation } from './scopes.ts';
import { proves } from './row.ts';
import { heading, says } from './textChecks.ts';

/** S1.90 to S1.102, the policies and the terms. */
export const section1Legal = [
  proves(
    'Privacy Policy: seven anchors in a table of contents.',
    'privacy-policy',
    heading('Privacy Policy', 1),
    inNavigation(
      'On this page',
      contents(
        'introduction',
        'data-we-collect',
        'how-we-use',
        'how-we-share',
        'security',
        'choices',
        'important-info',
      ),
    ),
  ),
  proves(
    'Privacy Policy: collected are personal, usage and cookie information.',
    'privacy-policy',
    at('data-we-collect', heading('Personal information', 3)),
    at('data-we-collect', heading('Usage information', 3)),
    at('data-we-collect', heading('Cookies and browser storage', 3)),
  ),
  proves(
    'Privacy Policy: a section says how the information is used.',
    'privacy-policy',
    at('how-we-use', elements('list of uses', 'ul:has(li)', 1)),
  ),
  proves(
    'Privacy Policy: shared with service providers, for legal requirements, in business transfers.',
    'privacy-policy',
    at('how-we-share', heading('Service providers', 3)),
    at('how-we-share', heading('Legal requirements', 3)),
    at('how-we-share', heading('Business transfers', 3)),
  ),
  proves(
    'Privacy Policy: sections on security, and on rights and choices.',
    'privacy-policy',
    at('security', heading('Security', 2)),
    at('choices', heading('Your rights and choices', 2)),
  ),
  proves(
    'Privacy Policy: children under 16, policy changes, contact.',
    'privacy-policy',
    at('important-info', heading('Children under 16', 3)),
    at('important-info', heading('Changes to this policy', 3)),
    at('important-info', heading('Contact', 3)),
  ),
  proves(
    'Privacy Policy: links to /CookiePolicy and /HelpCenter.',
    'privacy-policy',
    at('data-we-collect', linkTo('/CookiePolicy')),
    at('important-info', linkTo('/HelpCenter')),
  ),
  proves(
    'Terms and Conditions: twelve anchors.',
    'terms',
    heading('Terms and Conditions', 1),
    inNavigation(
      'On this page',
      contents(
        'acceptance-of-terms',
        'services',
        'obligations',
        'intellectual-property',
        'payment-and-fees',
        'third-party-links',
        'limitation-of-liability',
        'disclaimer',
        'indemnification',
        'changes-to-terms',
        'governing-law',
        'contact-us',
      ),
    ),
  ),
  proves(
    'Terms and Conditions: governing law shows an unfilled jurisdiction placeholder.',
    'terms',
    at('governing-law', says('[jurisdiction not set yet]')),
  ),
  proves(
    'Cookie Policy: seven anchors.',
    'cookie-policy',
    heading('Cookie Policy', 1),
    inNavigation(
      'On this page',
      contents(
        'cookies',
        'types-of-cookies',
        'how-we-use-cookies',
        'managing-cookies',
        'third-party-cookies',
        'changes-to-policy',
        'contact-us',
      ),
    ),
  ),
  proves(
    'Cookie Policy: essential, performance, functionality and targeting/advertising cookies.',
    'cookie-policy',
    at('types-of-cookies', elements('types', 'h3', 4)),
    at('types-of-cookies', heading('Essential cookies', 3)),
    at('types-of-cookies', heading('Performance cookies', 3)),
    at('types-of-cookies', heading('Functionality cookies', 3)),
    at('types-of-cookies', heading('Targeting and advertising cookies', 3)),
  ),
  proves(
    'Data Protection Policy: nine anchors in the side list Browse Topics.',
    'data-protection-policy',
    heading('Data Protection Policy', 1),
    inNavigation(
      'Browse Topics',
      contents(
        'data-collection',
        'use-of-data',
        'data-storage-security',
        'data-sharing',
        'your-rights',
        'data-retention',
        'international-transfer',
        'changes-to-policy',
        'contact-us',
      ),
    ),
  ),
  proves(
    'Data Protection Policy: four rights.',
    'data-protection-policy',
    at('your-rights', elements('rights', 'h3', 4)),
    at('your-rights', heading('Access and portability', 3)),
    at('your-rights', heading('Correction and deletion', 3)),
    at('your-rights', heading('Processing control', 3)),
    at('your-rights', heading('Consent management', 3)),
  ),
  proves(
    'The service is not intended for children under 16.',
    'privacy-policy',
    at('important-info', says('not intended for children under 16')),
  ),
].flat();

import { elements } from './checks.ts';
import { contents, linkTo } from './linkChecks.ts';
import { at, inNavigation } from './scopes.ts';
import { proves } from './row.ts';
import { heading, says } from './textChecks.ts';

/** S1.90 to S1.102, the policies and the terms. */
export const section1Legal = [
  proves(
    'S1.90',
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
    'S1.91',
    'privacy-policy',
    at('data-we-collect', heading('Personal information', 3)),
    at('data-we-collect', heading('Usage information', 3)),
    at('data-we-collect', heading('Cookies and browser storage', 3)),
  ),
  proves('S1.92', 'privacy-policy', at('how-we-use', elements('list of uses', 'ul:has(li)', 1))),
  proves(
    'S1.93',
    'privacy-policy',
    at('how-we-share', heading('Service providers', 3)),
    at('how-we-share', heading('Legal requirements', 3)),
    at('how-we-share', heading('Business transfers', 3)),
  ),
  proves(
    'S1.94',
    'privacy-policy',
    at('security', heading('Security', 2)),
    at('choices', heading('Your rights and choices', 2)),
  ),
  proves(
    'S1.95',
    'privacy-policy',
    at('important-info', heading('Children under 16', 3)),
    at('important-info', heading('Changes to this policy', 3)),
    at('important-info', heading('Contact', 3)),
  ),
  proves(
    'S1.96',
    'privacy-policy',
    at('data-we-collect', linkTo('/CookiePolicy')),
    at('important-info', linkTo('/HelpCenter')),
  ),
  proves(
    'S1.97',
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
  proves('S1.98', 'terms', at('governing-law', says('[jurisdiction not set yet]'))),
  proves(
    'S1.99',
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
    'S1.100',
    'cookie-policy',
    at('types-of-cookies', elements('types', 'h3', 4)),
    at('types-of-cookies', heading('Essential cookies', 3)),
    at('types-of-cookies', heading('Performance cookies', 3)),
    at('types-of-cookies', heading('Functionality cookies', 3)),
    at('types-of-cookies', heading('Targeting and advertising cookies', 3)),
  ),
  proves(
    'S1.101',
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
    'S1.102',
    'data-protection-policy',
    at('your-rights', elements('rights', 'h3', 4)),
    at('your-rights', heading('Access and portability', 3)),
    at('your-rights', heading('Correction and deletion', 3)),
    at('your-rights', heading('Processing control', 3)),
    at('your-rights', heading('Consent management', 3)),
  ),
  proves(
    'S9.27',
    'privacy-policy',
    at('important-info', says('not intended for children under 16')),
  ),
].flat();

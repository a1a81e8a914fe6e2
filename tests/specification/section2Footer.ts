import { socialProfiles } from '../../src/site/company.ts';
import { linkNames, linkOut, links } from './linkChecks.ts';
import { everyPage } from './pages.ts';
import { inFooter, under } from './scopes.ts';
import { proves } from './row.ts';

const profiles = ['LinkedIn', 'Facebook', 'Instagram', 'Twitter'] as const;

/** S2.19 to S2.21, the links of the footer. */
export const section2Footer = [
  proves(
    'S2.19',
    everyPage,
    inFooter(
      under(
        'Quick links',
        links(
          '/',
          '/contact-us',
          '/about-us',
          '/services/softwareDevelopment/WebDevelopment',
          '/team',
          '/GetConsultation',
        ),
      ),
    ),
    inFooter(
      under(
        'Quick links',
        linkNames(
          'Home',
          'Contact Us',
          'About Us',
          'Services',
          'Meet the Team',
          'Get Free Consultation',
        ),
      ),
    ),
    inFooter(
      under(
        'Popular services',
        links(
          '/services/AIML/PredictiveAnalytics',
          '/services/cyberSecurity/SecurityAssessment',
          '/services/cloudServices/CloudSolutions',
        ),
      ),
    ),
    inFooter(
      under(
        'Legal',
        links(
          '/PrivacyPolicy',
          '/TermsAndConditions',
          '/CookiePolicy',
          '/DataProtectionPolicy',
          '/HelpCenter',
          '/AccessibilityStatement',
        ),
      ),
    ),
  ),
  proves(
    'S2.20',
    everyPage,
    ...profiles.map((name, index) =>
      inFooter(under('Social', linkOut(name, socialProfiles[index]?.href ?? 'absent'))),
    ),
    inFooter(under('Social', linkNames(...profiles))),
  ),
].flat();

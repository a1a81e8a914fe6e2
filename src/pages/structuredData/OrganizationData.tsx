import { useSharedWords } from '../../i18n/useSharedWords.ts';
import { usePage } from '../page.ts';
import { company } from '../../site/company.ts';
import { textOf } from '../../words/textOf.ts';
import { pathOf } from '../../site/urls.ts';
import { siteOrigin } from '../../delivery/siteOrigin.ts';
import { StructuredData } from './StructuredData.tsx';

/**
 * The company as structured data, from the same facts as the footer. No rating and no award:
 * those on the site are samples.
 */
export function OrganizationData() {
  const common = useSharedWords('common');
  const { locale } = usePage();
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name: company.product,
        url: siteOrigin + pathOf('home', locale.code),
        telephone: company.phone,
        email: company.email,
        address: textOf(common(($) => $.address)),
      }}
    />
  );
}

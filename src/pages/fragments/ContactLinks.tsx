import { Bullets } from '../../layout/Bullets.tsx';
import { company } from '../../site/company.ts';

const ways = {
  email: { text: company.email, href: `mailto:${company.email}` },
  supportEmail: { text: company.supportEmail, href: `mailto:${company.supportEmail}` },
  securityEmail: { text: company.securityEmail, href: `mailto:${company.securityEmail}` },
  phone: { text: company.phone, href: company.phoneLink },
} as const;

export type ContactWay = keyof typeof ways;

/** Addresses and numbers as links, one below the other; they read left to right everywhere. */
export function ContactLinks({ ways: chosen }: { ways: readonly ContactWay[] }) {
  return (
    <Bullets
      points={chosen.map((way) => ({
        id: way,
        text: (
          <a href={ways[way].href}>
            <bdi dir="ltr">{ways[way].text}</bdi>
          </a>
        ),
      }))}
    />
  );
}

/**
 * Facts about the company that copy refers to by interpolation. All are samples to replace
 * before publishing (docs/publishing.md), obviously so where a real one could be mistaken for
 * someone's.
 */
export const company = {
  product: 'Techeon',
  phone: '+91 00000 00000',
  phoneLink: 'tel:+910000000000',
  email: 'hello@techeon.example',
  supportEmail: 'support@techeon.example',
  securityEmail: 'security@techeon.example',
  /** Until when `security.txt` may be believed (RFC 9116 2.5.5): less than a year ahead, then looked at anew. */
  securityContactExpires: '2027-10-01T00:00:00Z',
  /** For how many days the server keeps what a form has sent; the privacy policy says so. */
  retentionDays: 730,
  /** Opens a maps search for the office in the visitor's own map service. */
  mapsLink: 'https://www.google.com/maps/search/?api=1&query=Latur%2C+Maharashtra%2C+India',
  copyrightYear: 2025,
  /** Whose law governs the terms; while it is undefined they show that it is not set. */
  jurisdiction: undefined as string | undefined,
  /** Working days by weekday number (1 is Monday) and local times, formatted per locale. */
  hours: { firstDay: 1, lastDay: 5, opens: '08:30', closes: '18:30', timeZone: 'Asia/Kolkata' },
} as const;

/** Social profiles in the order of the footer; the locale names them. */
export const socialProfiles = [
  { id: 'linkedin', href: 'https://example.com/linkedin/techeon' },
  { id: 'facebook', href: 'https://example.com/facebook/techeon' },
  { id: 'instagram', href: 'https://example.com/instagram/techeon' },
  { id: 'twitter', href: 'https://example.com/twitter/techeon' },
] as const;

import { Mail, Phone } from '../ui/icons.ts';
import { useId } from 'react';
import { Dropdown } from '../ui/Dropdown.tsx';
import './ContactCard.css';

type Way = { text: string; href: string };

/**
 * How to ask a person, beside a long text. Windows of phone width have no room for the card: there
 * a dropdown bears its name, so that nothing of a wide window is lost (WCAG 1.4.10).
 */
export function ContactCard(props: { heading: string; text: string; phone: Way; mail: Way }) {
  const { heading, text, phone, mail } = props;
  const id = useId();
  return (
    <div className="contact-card__place">
      <Dropdown label={heading} />
      <section className="contact-card" data-ground="turmeric" aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        <a href={phone.href}>
          <Phone />
          <bdi dir="ltr">{phone.text}</bdi>
        </a>
        <a href={mail.href}>
          <Mail />
          <bdi dir="ltr">{mail.text}</bdi>
        </a>
      </section>
    </div>
  );
}

import { Mail, Phone } from 'lucide-react';
import { useId } from 'react';
import './ContactCard.css';

type Way = { text: string; href: string };

/** How to ask a person, beside a long text; windows of phone width leave it to the footer. */
export function ContactCard(props: { heading: string; text: string; phone: Way; mail: Way }) {
  const { heading, text, phone, mail } = props;
  const id = useId();
  return (
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
  );
}

import type { ReactNode } from 'react';
import './Hero.css';

type Props = {
  as?: 'div' | 'section';
  className?: string;
  /** What the words stand on, and the cloth. */
  ground?: 'turmeric';
  clothGround?: 'turmeric' | 'night';
  cloth: ReactNode;
  children: ReactNode;
};

/** Words beside a cloth that fills what they leave it. */
export function Hero(props: Props) {
  const { as: Tag = 'div', className = '', ground, clothGround, cloth, children } = props;
  return (
    <Tag className={`hero ${className}`.trim()} data-ground={ground}>
      <div className="hero__words">{children}</div>
      <div className="hero__cloth" data-ground={clothGround}>
        {cloth}
      </div>
    </Tag>
  );
}

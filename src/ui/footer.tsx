import type { ReactNode } from 'react';
import { Logo } from './logo';

interface FooterProps {
  brand: string;
  about: ReactNode;
  columns: { title: string; links: { label: string; href: string; isElsewhere?: boolean }[] }[];
}

/** What stands in the footer: only shows. */
export function FooterContent({ brand, about, columns }: FooterProps) {
  return (
    <div className="wrap">
      <div className="footer-about">
        <Logo name={brand} />
        {about}
      </div>
      {columns
        .filter((column) => column.links.length > 0)
        .map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul className="footer-links">
              {column.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} rel={link.isElsewhere ? 'noopener noreferrer' : undefined}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}

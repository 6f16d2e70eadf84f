import { renderToReadableStream } from 'react-server-dom-webpack/server.edge';
import type { BareCard } from './card.ts';

function Card({ card }: { card: BareCard }) {
  return (
    <li>
      <a href={card.href}>
        <img src={card.picture} alt="" width={480} height={480} loading="lazy" />
        <h2>{card.name}</h2>
        <p>{card.price}</p>
      </a>
    </li>
  );
}

function Page({ title, cards }: { title: string; cards: BareCard[] }) {
  return (
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>
        <h1>{title}</h1>
        <ul>
          {cards.map((card) => (
            <Card key={card.href} card={card} />
          ))}
        </ul>
      </body>
    </html>
  );
}

/** The page as a flight payload: what React's server components make of it, nothing of ours in between. */
export const renderFlight = (title: string, cards: BareCard[]): ReadableStream<Uint8Array> =>
  renderToReadableStream(<Page title={title} cards={cards} />, {});

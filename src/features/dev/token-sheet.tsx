import { Part } from './sample';

const COLOURS: [token: string, use: string][] = [
  ['ink', 'texto'],
  ['ink-2', 'texto secundario'],
  ['ink-3', 'texto terciario'],
  ['paper', 'página'],
  ['wash', 'zonas tranquilas'],
  ['line', 'líneas finas'],
  ['control', 'borde de controles'],
  ['buy', 'comprar'],
  ['buy-deep', 'comprar, al pasar'],
  ['buy-wash', 'fondo de comprar'],
  ['cobalto', 'crédito y abonos'],
  ['cobalto-wash', 'fondo de crédito'],
  ['verde', 'entrega y éxito'],
  ['verde-wash', 'fondo de entrega'],
  ['ocre', 'estrellas y planos'],
  ['error', 'error'],
  ['error-wash', 'fondo de error'],
];

const TYPE = ['t-13', 't-14', 't-15', 't-16', 't-20', 't-26', 't-34'];
const SPACE = ['s-4', 's-8', 's-12', 's-16', 's-20', 's-28', 's-40', 's-64'];
const RADIUS = ['r-control', 'r-picture', 'r-plane'];
const HEIGHT = ['target', 'field', 'main'];

const value = (token: string) => `var(--${token})`;

/** Colours, type, space, radii and heights, each with its name. */
export function TokenSheet() {
  return (
    <Part id="valores" title="Valores">
      <ul className="dev-grid">
        {COLOURS.map(([token, use]) => (
          <li key={token}>
            <span className="dev-colour" style={{ background: value(token) }} />
            <code>--{token}</code>
            <span className="small muted">{use}</span>
          </li>
        ))}
      </ul>
      {TYPE.map((token) => (
        <p key={token} className="dev-line" style={{ fontSize: value(token) }}>
          <code className="small">--{token}</code> Precio claro $13,999
        </p>
      ))}
      <ul className="dev-grid">
        {SPACE.map((token) => (
          <li key={token}>
            <span className="dev-bar" style={{ width: value(token) }} />
            <code>--{token}</code>
          </li>
        ))}
        {RADIUS.map((token) => (
          <li key={token}>
            <span className="dev-colour" style={{ borderRadius: value(token), background: value('wash') }} />
            <code>--{token}</code>
          </li>
        ))}
        {HEIGHT.map((token) => (
          <li key={token}>
            <span className="dev-bar" style={{ width: value(token), height: value(token) }} />
            <code>--{token}</code>
          </li>
        ))}
      </ul>
    </Part>
  );
}

import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { Logo } from '../../ui/logo';
import { ICON_NAMES, PageIcon } from '../../ui/page-icon';
import { Picture } from '../../ui/picture';
import { Price } from '../../ui/price';
import { Sheet } from '../../ui/sheet';
import { Tag } from '../../ui/tag';
import { Stars } from '../product/stars';
import { Part, Sample } from './sample';

const SHEET_ID = 'hoja-de-muestra';

function SampleCard({ soldOut = false, name }: { soldOut?: boolean; name: string }) {
  return (
    <Card
      href="#piezas"
      name={name}
      picture={<Picture src={null} alt="" width={480} height={480} />}
      tag={soldOut ? <Tag kind="ink">Agotado</Tag> : <Tag>24%</Tag>}
      lines={3}
      isLong={false}
    >
      <Price sign="$" units="13,999" cents="00" was={soldOut ? null : '$17,499'} wasLabel="Precio regular" />
      <p className="credit-line">o 18 abonos de $998</p>
      <p className="card-meta starred">4.6 (38)</p>
    </Card>
  );
}

/** Buttons, prices, tags, cards and what else a page is put together from. */
export function ComponentSheet() {
  return (
    <Part id="piezas" title="Piezas">
      <Sample name="Button: buy, ink, plain, paper; apagado y en espera">
        <Button kind="buy">Agregar al carrito</Button>
        <Button kind="ink">Continuar</Button>
        <Button kind="plain">Filtros</Button>
        <ButtonLink kind="paper" href="#piezas">
          Ver salas
        </ButtonLink>
        <button type="button" className="btn btn-off" disabled>
          Agotado
        </button>
        <Button kind="buy" data-pending="true">
          Agregar al carrito
        </Button>
        <a className="line-link" href="#piezas">
          Ver todas
        </a>
      </Sample>
      <Sample name="Price: card, page, hero, bar">
        <Price sign="$" units="999" cents="00" from="Desde" />
        <Price sign="$" units="13,999" cents="00" was="$17,499" wasLabel="Precio regular" size="page" />
        <Price sign="$" units="6,499" cents="00" size="bar" />
      </Sample>
      <Sample name="Tag y Chip">
        <Tag>24%</Tag>
        <Tag kind="wash">Ahorras $3,500</Tag>
        <Tag kind="ink">Agotado</Tag>
        <Tag kind="custom" color="#ffffff" background="#0b6b47">
          Hecho en México
        </Tag>
        <Chip href="#piezas" label="Color: Azul" removeLabel="Quitar filtro" />
      </Sample>
      <Sample name="Stars, Logo e iconos">
        <Stars average={4.6} />
        <Logo name="Tianguis" />
        {ICON_NAMES.map((name) => (
          <PageIcon key={name} name={name} />
        ))}
      </Sample>
      <Sample name="Sheet">
        <button type="button" className="btn btn-plain" popoverTarget={SHEET_ID}>
          Abrir la hoja
        </button>
      </Sample>
      <Sheet
        id={SHEET_ID}
        title="Hoja"
        closeLabel="Cerrar"
        className="sheet-side"
        foot={<Button wide>Ver 74 productos</Button>}
      >
        <p>Se cierra con Escape, con su botón o tocando fuera.</p>
      </Sheet>
      <p className="small muted">Card: en oferta, agotada, con nombre largo</p>
      <ul className="cards cards-four">
        <SampleCard name="Sofá Chesterfield" />
        <SampleCard name="Sofá Chesterfield agotado" soldOut />
        <SampleCard name="Sofá Chesterfield de tres plazas, tapizado capitonado en piel sintética color terracota" />
      </ul>
    </Part>
  );
}

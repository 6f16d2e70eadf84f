import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Notice, type NoticeLevel } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { Part, Sample } from './sample';

const NOTICES: [NoticeLevel, string][] = [
  ['success', 'El producto se agregó al carrito'],
  ['info', 'Cambió el precio de un producto'],
  ['warning', 'Quedan pocas piezas'],
];

/** What a page says when something happened, is missing or is on its way. */
export function StateSheet() {
  return (
    <Part id="estados" title="Estados">
      {NOTICES.map(([level, text]) => (
        <Sample key={level} name={`Notice ${level}`}>
          <Notice level={level}>{text}</Notice>
        </Sample>
      ))}
      <Sample name="Notice error, con acción">
        <Notice
          level="error"
          actions={
            <a className="line-link" href="#estados">
              Reintentar
            </a>
          }
        >
          No pudimos guardar tu dirección
        </Notice>
      </Sample>
      <Sample name="Toast">
        <div className="toast toast-success">
          <Icon name="check" />
          <span className="toast-text">
            <strong>¡El producto se agregó al carrito!</strong>
            Sofá Chesterfield Capitonado
          </span>
          <button type="button" className="icon-button" aria-label="OK">
            <Icon name="close" size={18} />
          </button>
          <span className="toast-actions">
            <a className="btn btn-plain" href="#estados">
              Ver carrito
            </a>
            <a className="btn btn-buy" href="#estados">
              Proceder al pago
            </a>
            <button type="button" className="line-link">
              Deshacer
            </button>
          </span>
        </div>
      </Sample>
      <Sample name="Skeleton: 20, 50, 64, 120">
        <div className="dev-steps">
          <Skeleton height={20} />
          <Skeleton height={50} />
          <Skeleton height={64} />
          <Skeleton height={120} />
        </div>
      </Sample>
      <Sample name="Breadcrumbs">
        <Breadcrumbs
          label="Migas de muestra"
          crumbs={[
            { name: 'Inicio', href: '#estados' },
            { name: 'Salas', href: '#piezas' },
          ]}
        />
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          heading={2}
          title="No hay nada con estos filtros"
          action={<ButtonLink href="#estados">Limpiar filtros</ButtonLink>}
        >
          <p>Quita uno o empieza de nuevo.</p>
        </EmptyState>
      </Sample>
    </Part>
  );
}

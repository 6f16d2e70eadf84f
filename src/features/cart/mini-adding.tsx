import type { ShownCart } from '../../domain/cart/browser/project';
import { Icon } from '../../ui/icon';

const THUMBNAIL = 150;

interface MiniAddingProps {
  adding: ShownCart<unknown>['adding'][number];
  texts: { quantity: string; updating: string; unsent: string; remove: string };
  drop: () => void;
}

/** What was added and is not in the shop's cart yet: no price, and it can be taken back while it has not left. */
export function MiniAdding({ adding, texts, drop }: MiniAddingProps) {
  const { name, image, qty, mark, tried } = adding;
  return (
    <li>
      <span className="picture">{image && <img src={image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}</span>
      <div>
        <span className="mini-name">{name}</span>
        <span className="small muted">{mark === 'unsent' ? texts.unsent : texts.updating}</span>
      </div>
      <span className="small">{texts.quantity.replace('{count}', String(qty))}</span>
      {!tried && mark === 'unsent' && (
        <div className="mini-actions">
          <button type="button" className="line-link" onClick={drop}>
            <Icon name="bin" size={18} />
            {texts.remove}
            <span className="sr"> {name}</span>
          </button>
        </div>
      )}
    </li>
  );
}

import { Field, SelectField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { RadioCard } from '../../ui/radio-card';
import { Step } from '../../ui/step';
import { Sums } from '../../ui/sums';
import { Part, Sample } from './sample';

/** Fields in every state, choices, steps and the bill. */
export function FormSheet() {
  return (
    <Part id="formularios" title="Formularios">
      <div className="fields">
        <Field label="Nombre" name="nombre" span="half" scope="dev" />
        <Field label="Apellidos" name="apellidos" span="half" scope="dev" defaultValue="Pech Canul" />
        <Field
          label="Celular"
          name="celular"
          span="half"
          scope="dev"
          error="Escribe los 10 dígitos"
          defaultValue="999"
          hint="10 dígitos"
        />
        <Field label="Interior" name="interior" optional="opcional" span="half" scope="dev" />
        <Field label="Estado" name="estado" span="half" scope="dev" defaultValue="Yucatán" readOnly />
        <SelectField label="Colonia" name="colonia" span="half" scope="dev">
          <option>Mérida Centro</option>
          <option>Itzimná</option>
        </SelectField>
      </div>
      <Sample name="RadioCard: elegida, libre, apagada">
        <div className="radio-cards">
          <RadioCard name="dev-envio" value="a" title="Entrega a domicilio" detail="mié 25 nov" end="Gratis" checked />
          <RadioCard name="dev-envio" value="b" title="Recoger en sucursal" detail="Hoy" end="$0.00" />
          <RadioCard name="dev-envio" value="c" title="Entrega urgente" detail="No llega a tu código postal" disabled />
        </div>
      </Sample>
      <Sample name="QuantityPicker">
        <span className="qty">
          <button type="button" aria-label="Menos" disabled>
            <Icon name="minus" size={18} />
          </button>
          <input type="number" name="dev-cantidad" min={1} max={5} defaultValue={1} aria-label="Cantidad de muestra" />
          <button type="button" aria-label="Más">
            <Icon name="plus" size={18} />
          </button>
        </span>
      </Sample>
      <Sample name="Step: hecho, abierto, después">
        <div className="dev-steps">
          <Step
            id="dev-paso-1"
            number={1}
            title="Tus datos"
            state="done"
            line="Ana Pech · 999 123 4567"
            edit={{ href: '#formularios', label: 'Editar', name: 'tus datos' }}
          />
          <Step id="dev-paso-2" number={2} title="Envío" state="open">
            <p>Lo que se llena ahora.</p>
          </Step>
          <Step id="dev-paso-3" number={3} title="Pago" state="later" />
        </div>
      </Sample>
      <Sample name="Sums">
        <Sums
          rows={[
            { label: 'Subtotal', value: '$13,999.00' },
            { label: 'Cupón HOLA', value: '−$200.00', kind: 'less' },
            { label: 'Total', value: '$13,799.00', kind: 'total' },
          ]}
          notes={['Incluye $1,903.31 de IVA']}
        />
      </Sample>
    </Part>
  );
}

import { type Document, listOf } from './documents.ts';
import { Refusal } from './refusal.ts';
import type { KeptOrder } from './shop.ts';

const ATTRIBUTES = [
  { attribute_code: 'reason', options: { 11: 'Talla equivocada', 12: 'Llegó roto' } },
  { attribute_code: 'condition', options: { 21: 'Cerrado', 22: 'Abierto' } },
];

interface Asked {
  order: string;
  document: Document;
}

/** The returns of one retailer, in memory: every order may be returned, at once and without a clock. */
export class Returns {
  private readonly asked: Asked[] = [];

  attributes(): Document[] {
    return ATTRIBUTES.map(({ attribute_code, options }) => ({
      attribute_code,
      frontend_label: attribute_code,
      options: Object.entries(options).map(([value, label]) => ({ value, label })),
    }));
  }

  of(order: KeptOrder | undefined): Document[] {
    return this.asked.filter(({ order: number }) => number === order?.orderNumber).map(({ document }) => document);
  }

  form(order: KeptOrder | undefined): Document {
    if (!order) throw new Refusal(404, 'No such entity');
    return {
      order_increment_id: order.orderNumber,
      items: order.lines.map(({ item_id, sku, name, qty }) => ({
        order_item_id: item_id,
        sku,
        name,
        qty_available: qty - this.taken(order.orderNumber, item_id),
      })),
    };
  }

  create(order: KeptOrder | undefined, body: Document): Document {
    if (!order) throw new Refusal(404, 'No such entity');
    const items = listOf(body.items).map((item) => {
      const line = order.lines.find(({ item_id }) => item_id === Number(item.order_item_id));
      const left = line ? line.qty - this.taken(order.orderNumber, line.item_id) : 0;
      if (!line || Number(item.qty) > left) throw new Refusal(400, 'The quantity you want to return is not available.');
      const { order_item_id, qty, reason, condition } = item;
      return {
        ...{ order_item_id, qty_requested: qty, qty_returned: 0, qty_approved: 0, reason, condition },
        ...{ product_sku: line.sku, product_name: line.name },
      };
    });
    const document = {
      increment_id: String(this.asked.length + 1).padStart(9, '0'),
      order_increment_id: order.orderNumber,
      status: 'pending',
      date_requested: '2026-11-20 18:00:00',
      comment: String(body.comment ?? ''),
      items,
      tracks: [],
    };
    this.asked.push({ order: order.orderNumber, document });
    return document;
  }

  private taken(order: string, itemId: number): number {
    return this.asked
      .filter((one) => one.order === order)
      .flatMap(({ document }) => listOf(document.items))
      .filter((item) => Number(item.order_item_id) === itemId)
      .reduce((sum, item) => sum + Number(item.qty_requested), 0);
  }
}

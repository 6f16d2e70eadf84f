import type { Document } from './documents.ts';
import { Refusal } from './refusal.ts';

const PENDING = 2;
const APPROVED = 1;

/** What shoppers wrote of products at one retailer. Its own people approve it, whatever status it was sent with. */
export class Reviews {
  readonly written: Document[] = [];

  create({ review }: Document): Document {
    const { product_id, review_status, ...words } = (review ?? {}) as Document;
    const wrong = Object.entries({ product_id, review_status }).filter(([, value]) => !Number.isInteger(value));
    if (wrong.length > 0)
      throw new Refusal(
        500,
        wrong.map(([name]) => ({
          keyword: 'type',
          dataPath: `.${name}`,
          schemaPath: '',
          params: { type: 'integer' },
          message: 'should be integer',
        })),
      );
    const kept = {
      ...words,
      id: this.written.length + 1,
      product_id,
      review_status: PENDING,
      created_at: new Date().toISOString(),
    };
    this.written.push(kept);
    return kept;
  }

  rate({ review }: Document): string {
    const { id, rating } = (review ?? {}) as Document;
    Object.assign(this.named(id), { rating });
    return 'ok';
  }

  approve(id: number): void {
    Object.assign(this.named(id), { review_status: APPROVED });
  }

  private named(id: unknown): Document {
    const found = this.written.find((one) => one.id === id);
    if (!found) throw new Refusal(404, `No such review ${id}`);
    return found;
  }
}

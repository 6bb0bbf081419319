import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import type { ClubConnection } from '../connection.ts';
import type { Person, Shop } from '../world.ts';
import type { Caller } from './caller.ts';

const CARD = '4242 4242 4242 4242';
const LOOK_MS = 250;

interface Parts {
  readonly shop: Shop;
  readonly caller: Caller;
  readonly connection: ClubConnection;
  readonly control: Cluster['control'];
  readonly booked: () => void;
}

export class Payments {
  readonly #parts: Parts;
  readonly orders: number[] = [];
  readonly faults: string[] = [];
  readonly paidBy = new Map<string, number>();
  #turn = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async buy(): Promise<void> {
    const { shop } = this.#parts;
    const person = shop.buyers[this.#turn++ % shop.buyers.length];
    if (person) await this.#buy(person);
  }

  async #buy(person: Person): Promise<void> {
    const { shop, caller, connection, control, booked } = this.#parts;
    const body = { Kind: 'Credits', ClubCreditsPackageId: shop.packageId };
    const order = await caller.ask(person, {
      method: 'POST',
      path: `/users/${person.id}/clubs/${shop.clubId}/paymentOrders`,
      body,
    });
    const id = Number(order.body['PaymentOrderId']);
    if (order.status !== 201 && order.status !== 200)
      return void this.faults.push(`An order was answered ${JSON.stringify(order)}`);
    const page = await caller.ask(person, { method: 'POST', path: `/users/${person.id}/paymentOrders/${id}/checkout` });
    const session = /\/c\/pay\/(\w+)/.exec(String(page.body['Url']))?.[1];
    if (session === undefined) return void this.faults.push(`The page of an order was answered ${JSON.stringify(page)}`);
    await control('pay', { session, number: CARD });
    this.orders.push(id);
    this.paidBy.set(person.email, (this.paidBy.get(person.email) ?? 0) + 1);
    while (!(await this.#isPaid(connection, id))) await pause(LOOK_MS);
    booked();
  }

  async #isPaid(connection: ClubConnection, id: number): Promise<boolean> {
    const [row] = await connection.query<{ State: string }>('select "State" from payment_orders where "PaymentOrderId" = $1', [
      id,
    ]);
    return row?.State === 'Paid';
  }
}

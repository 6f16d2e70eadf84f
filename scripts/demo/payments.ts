/**
 * How the demo's orders are paid beside cash on delivery: made-up accounts of a real bank code, shops nobody owns, and
 * cards at this gateway.
 */
export const demoPayments = (gateway: string): string =>
  JSON.stringify(
    Object.fromEntries(
      [
        ['viu', '01', 'VIU Muebles'],
        ['muebles_america', '02', 'Muebles América'],
      ].map(([store, account, beneficiary]) => [
        store,
        {
          spei: { bank: '646', plaza: '180', account, bankName: 'STP', beneficiary },
          store: { prefix: `98${account}`, shops: ['Farmacias La Esquina', 'Abarrotes Don Beto'] },
          card: {
            url: gateway,
            months: [
              { months: 3, from: 300 },
              { months: 6, from: 600 },
              { months: 12, from: 1200, hold: false },
            ],
          },
        },
      ]),
    ),
  );

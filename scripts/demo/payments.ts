/** How the demo's orders are paid beside cash on delivery: made-up accounts of a real bank code, and shops nobody owns. */
export const DEMO_PAYMENTS = JSON.stringify(
  Object.fromEntries(
    [
      ['viu', '01', 'VIU Muebles'],
      ['muebles_america', '02', 'Muebles América'],
    ].map(([store, account, beneficiary]) => [
      store,
      {
        spei: { bank: '646', plaza: '180', account, bankName: 'STP', beneficiary },
        store: { prefix: `98${account}`, shops: ['Farmacias La Esquina', 'Abarrotes Don Beto'] },
      },
    ]),
  ),
);

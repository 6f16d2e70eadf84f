/** Coupons at the desk. The keys of every locale are these. */
export const words = {
  Coupons: 'Cupones',
  'Coupons open': 'Vigentes',
  'Coupons over': 'Terminados',
  'Coupons of this store are made in your own system.':
    'Los cupones de esta tienda se hacen en tu propio sistema; aquí no se pueden ver ni cambiar.',
  'Code begins with': 'El código empieza con',
  'Find coupons': 'Buscar',
  'New coupon': 'Cupón nuevo',
  'No coupons like this': 'No hay cupones así.',
  'More coupons': 'Más cupones',
  'Used {count} times': { one: 'Usado {count} vez', other: 'Usado {count} veces' },
  'Coupon code': 'Código',
  'However its letters are typed, it is the same coupon.': 'Da igual si se escribe en mayúsculas o minúsculas.',
  Percentage: 'Porcentaje',
  '10 is 10% or $10, as you chose.': '10 es 10% o $10, según el tipo.',
  'Coupon first day': 'Primer día',
  'Coupon last day': 'Último día',
  'It can be used all of that day.': 'Ese día todavía se puede usar, hasta la medianoche del centro de México.',
  'Of the goods, with IVA.': 'De los productos, con IVA y antes del cupón.',
  'Orders that may use it in all': 'Pedidos que lo pueden usar en total',
  'Save coupon': 'Guardar cambios',
  'Make coupon': 'Crear cupón',
  'End it now': 'Terminarlo ahora',
  'Nobody can use it from now on. Orders that used it keep it.':
    'Desde ahora nadie lo podrá usar. Los pedidos que ya lo usaron lo conservan.',
  'Yes, end {code}': 'Sí, terminar {code}',
  'An import brought it: the next one sets it as its file says.':
    'Lo trajo una importación: la siguiente lo vuelve a dejar como diga su archivo.',
  'Nobody changed it here': 'Nadie lo ha cambiado aquí.',
  'From {from} to {to}': 'Del {from} al {to}',
  'From {from} on': 'Desde el {from}',
  'Until {to}': 'Hasta el {to}',
  'Without end': 'Sin fecha límite',
  'From a purchase of {amount}': 'Desde {amount} de compra',
  'At most {count} orders': { one: 'Máximo {count} pedido', other: 'Máximo {count} pedidos' },
  'There is a coupon of this code already': 'Ya hay un cupón con este código.',
  'There is no coupon of this code': 'No hay un cupón con este código.',
  '{who} changed this coupon meanwhile; look at it again':
    '{who} cambió este cupón mientras tanto. Revísalo y vuelve a guardar.',
  'The coupon is saved': 'El cupón quedó guardado.',
  'The coupon is over': 'El cupón terminó.',
  'A percentage is a whole number from 1 to 100':
    'Revisa el descuento: un porcentaje es un número entero del 1 al 100.',
  'The last day is over: choose a later one; to end a coupon, end it now':
    'Ese último día ya pasó: elige uno posterior. Si quieres terminar el cupón, usa “Terminarlo ahora”.',
  'The last day lies before the first': 'El último día es anterior al primero.',
  'It stands in the account now': 'Ya está en la cuenta',
  'It does not stand in the account any more': 'Ya no está en la cuenta',
  'No account has this e-mail': 'Ninguna cuenta tiene ese correo',
  'In the account of customers': 'En la cuenta de los clientes',
  'All customers see it among their coupons.': 'Todos los clientes lo ven entre sus cupones.',
  '{count} customers see it among their coupons.': 'Clientes que lo ven entre sus cupones: {count}.',
  'E-mail of the customer': 'Correo del cliente',
  'Empty: all customers.': 'Vacío: todos los clientes.',
  'Put it there': 'Ponerlo',
  'Take it out of there': 'Quitarlo',
};

declare module '../dictionaries' {
  interface Words {
    deskCoupons: typeof words;
  }
}

/** The number of the order a batch is placing, as SQL. */
export const ORDER_NUMBER = "(SELECT printf('%09d', last) FROM sequence WHERE name = 'order')";

/** What the columns of a table of the desk are called; '' of one that needs no name. */
export const HeadRow = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) =>
        head === '' ? (
          <td key={head} />
        ) : (
          <th key={head} scope="col">
            {head}
          </th>
        ),
      )}
    </tr>
  </thead>
);

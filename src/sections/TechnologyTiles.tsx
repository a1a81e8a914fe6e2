import '../layout/Actions.css';
import './TechnologyTiles.css';

type Group = { id: string; name: string; technologies: readonly { id: string; name: string }[] };

/** What we work with, group by group; the names are those of the products. */
export function TechnologyTiles({ groups }: { groups: readonly Group[] }) {
  return (
    <div>
      {groups.map(({ id, name, technologies }) => (
        <section key={id} className="technology-tiles">
          <h3>{name}</h3>
          <ul className="actions">
            {technologies.map((technology) => (
              <li key={technology.id}>
                {/* Signs such as those of C++ stay behind their letters in right-to-left pages. */}
                <bdi>{technology.name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

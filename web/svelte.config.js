import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** The style sheet behind each of the names that keep components apart. */
const styles = new Map();

/** Each stands in a page hundreds of times, where nothing packs it well: short, and never the same for two. */
function cssHash({ hash, css }) {
  const name = `s${hash(css).slice(-4)}`;
  if ((styles.get(name) ?? css) !== css) throw new Error(`two components would be called ${name}: take more letters`);
  styles.set(name, css);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };

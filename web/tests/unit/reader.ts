// Looks through a message of a catalogue.
import { Visitor, type Pattern, type SelectExpression, type VariableReference } from '@fluent/syntax';

/** What a message inserts or selects on, and what it says in letters. */
export class Reader extends Visitor {
  readonly variables = new Set<string>();
  readonly inserted = new Set<string>();
  readonly terms = new Set<string>();
  /** other messages that it is made of */
  readonly messages = new Set<string>();
  text = '';

  constructor(pattern: Pattern | null) {
    super();
    if (pattern) this.visit(pattern);
  }

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
    this.inserted.add(node.id.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector.type === 'VariableReference') this.variables.add(node.selector.id.name);
    for (const variant of node.variants) this.visit(variant.value);
  }

  override visitTermReference(node: { id: { name: string } }): void {
    this.terms.add(node.id.name);
  }

  override visitMessageReference(node: { id: { name: string } }): void {
    this.messages.add(node.id.name);
  }

  override visitTextElement(node: { value: string }): void {
    this.text += node.value;
  }
}

/** Writes `.data/knowledge.bin` where a source of the knowledge base changed: importing it does. */
import "#knowledge";

/** The error of a wrong setting, whose message names the variable. It stops the start. */

export class ConfigError extends Error {
	override name = 'ConfigError';
}
